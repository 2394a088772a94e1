import { Icon, isIconName } from './icon.tsx'
import { useFrame } from './page-context.tsx'

export function Socials() {
  const { socials } = useFrame().business
  if (socials.length === 0) return null
  return (
    <div className="socials">
      {socials.map(({ icon, label, href, customIcon }) => (
        <a key={href} className="round" href={href} aria-label={label} rel="noopener me">
          {customIcon ? (
            <img src={customIcon} alt="" width="20" height="20" />
          ) : (
            <Icon name={isIconName(icon) ? icon : 'link'} />
          )}
        </a>
      ))}
    </div>
  )
}
