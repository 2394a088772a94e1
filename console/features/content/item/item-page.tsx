export function ItemPage() {
  return null
}
