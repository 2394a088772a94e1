import type { RouteDefinition } from '@vitrine/contract/route.ts'
import { routes } from '@vitrine/contract/routes.ts'
import { html, raw } from 'hono/html'
import { z } from 'zod'

type Html = ReturnType<typeof html>

/** A readable list of every call, by subject; made from the contract, so it is never out of date. */
export function docsPage(nonce: string) {
  const bySubject = Object.entries<RouteDefinition>(routes).reduce<Map<string, [string, RouteDefinition][]>>(
    (groups, entry) => {
      const tag = entry[1].tags[0] ?? 'other'
      return groups.set(tag, [...(groups.get(tag) ?? []), entry])
    },
    new Map(),
  )
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vitrine API</title>
<style nonce="${nonce}">${raw(STYLE)}</style>
</head>
<body>
<header>
<h1>Vitrine API</h1>
<p>JSON in, JSON out. Calls that need a sign-in carry <code>Authorization: Bearer …</code>. Errors answer
<code>{"error": {"code", "message", "issues"?}}</code>. The same as an <a href="/api/openapi.json">OpenAPI 3.1 document</a>.</p>
<nav aria-label="Subjects">${[...bySubject.keys()].map((tag) => html`<a href="#${tag}">${tag}</a> `)}</nav>
</header>
<main>${[...bySubject].map(([tag, entries]) => html`<section id="${tag}"><h2>${tag}</h2>${entries.map(call)}</section>`)}</main>
</body>
</html>`
}

function call([name, route]: [string, RouteDefinition]): Html {
  return html`<details id="${name}">
<summary><b class="${route.method}">${route.method.toUpperCase()}</b> <code>${route.path}</code> <span>${route.summary}</span></summary>
<p class="access">${access(route)}</p>
${shape('Path', route.params)}${shape('Query', route.query)}${shape('Body', route.body)}${shape('Answer', route.response, 'output')}
</details>`
}

function access({ access: rule }: RouteDefinition): string {
  if (rule.scope === 'public') return 'Anybody may call it.'
  if (rule.scope === 'signedIn') return 'Anybody signed in.'
  if (rule.scope === 'house') return 'The house only.'
  return `In the ${rule.scope} in view, for ${rule.roles.join(', ')}.`
}

function shape(
  title: string,
  schema: z.ZodType | undefined,
  io: 'input' | 'output' = 'input',
): Html | string {
  if (!schema) return ''
  const { $schema: _, ...printed } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' })
  return html`<h3>${title}</h3><pre>${JSON.stringify(printed, null, 2)}</pre>`
}

const STYLE = `
:root{color-scheme:light dark;--line:light-dark(#dfe4e1,#333b37);--soft:light-dark(#f5f7f6,#1a1f1d);--brand:light-dark(#17624a,#7fd0b0)}
body{margin:0 auto;max-width:960px;padding:48px 24px 96px;font:16px/1.55 system-ui,sans-serif;background:light-dark(#fff,#121614);color:light-dark(#1c2420,#e6ebe8)}
h1{font-size:34px;margin:0 0 8px;letter-spacing:-.02em}h2{margin:48px 0 12px;font-size:20px;text-transform:capitalize}h3{margin:16px 0 4px;font-size:14px}
a{color:var(--brand)}nav{display:flex;flex-wrap:wrap;gap:4px 16px;margin-top:16px;text-transform:capitalize}
details{border-top:1px solid var(--line);padding:2px 0}section details:last-child{border-bottom:1px solid var(--line)}
summary{cursor:pointer;padding:10px 4px;display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline}summary span{color:light-dark(#56635c,#a3b0a9)}
summary b{font-size:12px;min-width:56px;color:var(--brand)}summary b.delete{color:light-dark(#a3271f,#ff9d94)}
pre{overflow:auto;background:var(--soft);border-radius:8px;padding:12px;font-size:13px}.access{margin:4px;font-size:14px}
code{font:14px ui-monospace,monospace}:focus-visible{outline:2px solid var(--brand);outline-offset:3px}
`
