/** A field with words runs as they do; an empty one runs as the page does. */
export const directionOf = (words: string): 'auto' | undefined => (words ? 'auto' : undefined)
