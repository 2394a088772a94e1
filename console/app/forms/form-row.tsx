import type { ReactNode } from 'react'

/** 260 px of explanation beside 480 px of fields. */
export function FormRow({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <section className="v-formrow">
      <div>
        <h2>{title}</h2>
        <p>{hint}</p>
      </div>
      <div>{children}</div>
    </section>
  )
}
