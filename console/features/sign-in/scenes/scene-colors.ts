export interface SceneColors {
  wall: string
  wood: string
  deep: string
  accent: string
  light: string
  /** Id of the floor's gradient. */
  floor: string
}

const row = (wall: string, wood: string, deep: string, accent: string, light: string) => ({
  wall,
  wood,
  deep,
  accent,
  light,
})

/** Six moods; a scene takes one by number. */
export const SCENE_COLORS = [
  row('#e8e0d4', '#b98a5c', '#5f4a38', '#8fa39a', '#f6f1e8'),
  row('#dfe6e4', '#6f8f88', '#2f4a48', '#d9a86c', '#f4f7f5'),
  row('#ece4da', '#c9674a', '#6b3a2e', '#7f9272', '#faf4ec'),
  row('#d9dfe8', '#5b7699', '#28384f', '#e0b583', '#f2f5f9'),
  row('#e9e6df', '#9a9384', '#4a463e', '#4f7a67', '#f8f7f3'),
  row('#f0e3df', '#b77a85', '#573a46', '#94a7b8', '#fbf3f1'),
] as const
