import { Menu, ScrollArea } from '@mantine/core'
import {
  IconBolt,
  IconCheck,
  IconLanguage,
  IconLogout,
  IconPalette,
  IconUserCircle,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { LANGUAGE_FACTS } from '@vitrine/domain/appearance/language-facts.ts'
import { isThemeName, THEME_NAMES } from '@vitrine/domain/appearance/theme-name.ts'
import { Initials } from '@vitrine/ui/components/initials.tsx'
import { Kbd } from '@vitrine/ui/components/kbd.tsx'
import { useLook } from '#app/appearance/look-store.ts'
import { ThemeSwatch } from '#app/appearance/theme-swatch.tsx'
import { boot } from '#app/boot.ts'
import { useLanguage } from '#app/i18n/language-context.ts'
import { useSession } from '#app/session/session-query.ts'
import { useChooseLook } from '#app/session/use-choose-look.ts'

const TYPE_TITLES = {
  house: 'shell.typeHouse',
  agency: 'shell.typeAgency',
  account: 'shell.typeAccount',
} as const

/** Who I am, my profile, theme and language at run time, keys, Logout (NAV-005, I18-003, I18-005). */
export function UserMenu({ onHelp }: { onHelp: () => void }) {
  const { t, language } = useLanguage()
  const { user, role } = useSession()
  const chooseLook = useChooseLook()
  const own = useLook().themeValue
  const theme = isThemeName(own) ? own : undefined
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email
  return (
    <Menu position="bottom-end" width={270} withinPortal={false}>
      <Menu.Target>
        <button type="button" className="v-user">
          <Initials name={name} size={30} />
          <span className="v-visually-hidden">{t('shell.userMenu')}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className="v-user-head">
          <b>
            <bdi>{name}</bdi>
          </b>
          <span>
            {t(TYPE_TITLES[user.type])} · {t(role === 'admin' ? 'shell.roleAdmin' : 'shell.roleUser')}
          </span>
          <bdi>{user.email}</bdi>
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to="/account" leftSection={<IconUserCircle size={17} />}>
          {t('navigation.myProfile')}
        </Menu.Item>
        <Menu.Sub position="left-start">
          <Menu.Sub.Target>
            <Menu.Sub.Item
              leftSection={<IconPalette size={17} />}
              rightSection={<Now>{theme ? t(`themes.${theme}`) : boot.host.appName}</Now>}
            >
              {t('shell.theme')}
            </Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown>
            <ScrollArea.Autosize mah="60vh" type="auto" w={234} scrollbarSize={6} offsetScrollbars="y">
              <Menu.Item
                closeMenuOnClick={false}
                aria-current={theme === undefined ? 'true' : undefined}
                leftSection={<ThemeSwatch name={undefined} />}
                rightSection={theme === undefined && <IconCheck size={15} aria-hidden />}
                onClick={() => chooseLook({ themeValue: null })}
              >
                {t('themes.asHost', { appName: boot.host.appName })}
              </Menu.Item>
              {THEME_NAMES.map((each) => (
                <Menu.Item
                  key={each}
                  closeMenuOnClick={false}
                  aria-current={each === theme ? 'true' : undefined}
                  leftSection={<ThemeSwatch name={each} />}
                  rightSection={each === theme && <IconCheck size={15} aria-hidden />}
                  onClick={() => chooseLook({ themeValue: each })}
                >
                  {t(`themes.${each}`)}
                </Menu.Item>
              ))}
            </ScrollArea.Autosize>
          </Menu.Sub.Dropdown>
        </Menu.Sub>
        <Menu.Sub position="left-start">
          <Menu.Sub.Target>
            <Menu.Sub.Item
              leftSection={<IconLanguage size={17} />}
              rightSection={<Now>{LANGUAGE_FACTS[language].ownName}</Now>}
            >
              {t('shell.language')}
            </Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown>
            {boot.languages.map((each) => (
              <Menu.Item
                key={each}
                lang={each}
                aria-current={each === language ? 'true' : undefined}
                rightSection={each === language && <IconCheck size={15} aria-hidden />}
                onClick={() => chooseLook({ language: each })}
              >
                {LANGUAGE_FACTS[each].ownName}
              </Menu.Item>
            ))}
          </Menu.Sub.Dropdown>
        </Menu.Sub>
        <Menu.Item
          leftSection={<IconBolt size={17} />}
          rightSection={<Kbd>?</Kbd>}
          onClick={onHelp}
          visibleFrom="sm"
        >
          {t('shell.shortcuts')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          component={Link}
          to="/logout"
          preload={false}
          leftSection={<IconLogout size={17} className="v-flip" />}
        >
          {t('navigation.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

const Now = ({ children }: { children: string }) => <span className="v-user-now">{children}</span>
