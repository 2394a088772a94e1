import { boot } from '#app/boot.ts'
import './brandmark.css'

/** The host's mark and name. On an agency's host nothing of ours appears (HST-002). */
export function Brandmark({ size = 26, nameHidden }: { size?: number; nameHidden?: boolean }) {
  const { logo, icon, appName } = boot.host
  return (
    <span className="v-brandmark">
      {icon ? (
        <img src={icon} alt="" width={size} height={size} />
      ) : logo ? (
        <img src={logo} alt="" height={size} className="v-brandmark-logo" />
      ) : (
        <Mark size={size} />
      )}
      {!nameHidden && <b>{appName}</b>}
    </span>
  )
}

/** Without a picture of its own, an agency is shown by its first letter, the platform by its mark. */
function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 30 30" aria-hidden>
      <rect width="30" height="30" rx="8" fill="var(--v-brand)" />
      {boot.host.kind === 'platform' ? (
        <g fill="none" stroke="var(--v-on-brand)" strokeLinecap="round" strokeLinejoin="round">
          <path d="M8 8.5l7 11 7-11" strokeWidth="2.8" />
          <path d="M8.500 24h13" strokeWidth="1.8" opacity=".55" />
        </g>
      ) : (
        <text
          x="15"
          y="20.500"
          textAnchor="middle"
          fontSize="16"
          fontWeight="650"
          fill="var(--v-on-brand)"
          fontFamily="var(--v-font)"
        >
          {[...boot.host.appName][0]?.toUpperCase()}
        </text>
      )}
    </svg>
  )
}
