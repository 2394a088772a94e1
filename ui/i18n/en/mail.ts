export const mail = {}
