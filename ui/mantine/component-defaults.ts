import type { MantineThemeComponents } from '@mantine/core'

export const MENU_HOVER_DELAY_MS = 150 // NAV-007
export const BACKDROP_MS = 500 // NAV-007

/** Sizes, colours and habits of Mantine's components, from our tokens. */
export const MANTINE_COMPONENTS: MantineThemeComponents = {
  Button: {
    defaultProps: { size: 'sm' },
    styles: {
      root: {
        '--button-height-xs': 'var(--v-control-xs)',
        '--button-height-sm': 'var(--v-control-sm)',
        '--button-height-md': 'var(--v-control-md)',
        '--button-height-lg': 'var(--v-control-lg)',
        '--button-padding-x-xs': '9px',
        '--button-padding-x-sm': '12px',
        fontWeight: 500,
      },
      section: { marginInlineEnd: 6 },
    },
  },
  ActionIcon: {
    defaultProps: { variant: 'subtle', color: 'gray', size: 'md' },
    styles: {
      root: {
        '--ai-size-sm': 'var(--v-control-xs)',
        '--ai-size-md': 'var(--v-control-sm)',
        '--ai-size-lg': 'var(--v-control-md)',
        '--ai-color': 'var(--v-muted)',
        '--ai-hover': 'var(--v-pressed)',
      },
    },
  },
  // Input sizes are class variables on the wrapper: only an inline style there beats them.
  Input: {
    defaultProps: { size: 'sm' },
    styles: {
      wrapper: {
        '--input-height-xs': 'var(--v-control-xs)',
        '--input-height-sm': 'var(--v-control-sm)',
        '--input-height-md': 'var(--v-control-md)',
        '--input-bd': 'var(--v-line-control)',
        '--input-bg': 'var(--v-raised)',
        '--input-fz': 'var(--v-text-md)',
        '--input-placeholder-color': 'var(--v-subtle)',
        '--input-section-color': 'var(--v-muted)',
        '--input-disabled-bg': 'var(--v-sunken)',
      },
    },
  },
  InputWrapper: {
    styles: {
      label: { fontWeight: 500, fontSize: 'var(--v-text-sm)', marginBlockEnd: 4, color: 'var(--v-text)' },
      description: { fontSize: 'var(--v-text-xs)', color: 'var(--v-muted)', lineHeight: 1.4 },
      error: { fontSize: 'var(--v-text-xs)' },
      required: { color: 'var(--v-danger-text)' },
    },
  },
  Select: {
    defaultProps: {
      allowDeselect: false,
      checkIconPosition: 'right',
      comboboxProps: { shadow: 'md', radius: 'md', transitionProps: { duration: 0 } },
    },
  },
  MultiSelect: {
    styles: {
      input: { display: 'flex', alignItems: 'center', paddingBlock: 0 },
      pill: { background: 'var(--v-sunken)', color: 'var(--v-text)', borderRadius: 5, height: 22 },
    },
  },
  Checkbox: {
    defaultProps: { size: 'xs', radius: 'xs', iconColor: 'var(--v-on-brand)' },
    styles: { input: { borderColor: 'var(--v-line-control)', cursor: 'pointer' } },
  },
  Switch: { defaultProps: { size: 'sm', withThumbIndicator: false } },
  SegmentedControl: {
    defaultProps: { size: 'xs', radius: 'sm', transitionDuration: 90 },
    styles: {
      root: { background: 'var(--v-sunken)', boxShadow: 'inset 0 0 0 1px var(--v-line-soft)', padding: 2 },
      indicator: { background: 'var(--v-raised)', boxShadow: 'var(--v-shadow-1), 0 0 0 1px var(--v-line)' },
      label: { fontWeight: 500, fontSize: 'var(--v-text-xs)' },
    },
  },
  Tabs: {
    defaultProps: { color: 'var(--v-brand-mark)' },
    styles: {
      list: { '--tab-border-color': 'var(--v-line)', gap: 4 },
      tab: { fontSize: 'var(--v-text-sm)', fontWeight: 500, paddingInline: 10, paddingBlock: 10 },
    },
  },
  Menu: {
    defaultProps: {
      // an extra focusable child is not allowed within a menu
      withInitialFocusPlaceholder: false,
      shadow: 'md',
      radius: 'md',
      openDelay: MENU_HOVER_DELAY_MS,
      closeDelay: 150,
      transitionProps: { duration: 0 },
      width: 220,
    },
    styles: {
      item: { fontSize: 'var(--v-text-sm)', paddingBlock: 6 },
      label: { fontSize: 'var(--v-text-2xs)', fontWeight: 500 },
    },
  },
  Tooltip: {
    defaultProps: {
      openDelay: 350,
      withArrow: false,
      radius: 'sm',
      fz: 'xs',
      transitionProps: { duration: 60 },
    },
  },
  Modal: {
    defaultProps: {
      // the dialog's own head is no second banner of the page
      attributes: { header: { role: 'presentation' } },
      radius: 'lg',
      centered: true,
      overlayProps: {
        color: 'transparent',
        backgroundOpacity: 1,
        transitionProps: { duration: BACKDROP_MS },
      },
      transitionProps: { duration: 120, transition: 'fade' },
    },
    styles: {
      title: { fontWeight: 600, fontSize: 'var(--v-text-lg)' },
      overlay: { background: 'var(--v-scrim)' },
    },
  },
  Drawer: {
    defaultProps: {
      attributes: { header: { role: 'presentation' } },
      transitionProps: { duration: 140 },
    },
    styles: { overlay: { background: 'var(--v-scrim)' } },
  },
  Paper: { defaultProps: { radius: 'lg' } },
  Skeleton: { defaultProps: { radius: 'sm' } },
  Badge: { defaultProps: { radius: 'xl', variant: 'light', tt: 'none', fw: 500 } },
  Notification: { defaultProps: { radius: 'md', withBorder: true } },
  Progress: {
    defaultProps: { size: 4, radius: 'xl', color: 'var(--v-brand-mark)' },
    styles: { root: { background: 'var(--v-pressed)' } },
  },
  Anchor: { defaultProps: { underline: 'hover', c: 'var(--v-brand-text)' } },
}
