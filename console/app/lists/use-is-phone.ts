import { useMediaQuery } from '@mantine/hooks'

/** Below 768 px a table becomes rows of two lines. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false }) ?? false
