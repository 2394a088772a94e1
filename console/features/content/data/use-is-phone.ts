import { useMediaQuery } from '@mantine/hooks'

/** Below 768 px: two-line rows, sheets, one thing at a time. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false
