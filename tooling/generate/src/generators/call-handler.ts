import { IMPORTS, lineInOrder, textOf } from '../anchors.ts';
import { Refusal, type Plan, type Read } from '../generator.ts';
import { toCamel, toKebab } from '../names.ts';

const ROUTES = 'apps/api/src/routes';
const INDEX = `${ROUTES}/index.ts`;

type Parts = Pick<Plan, 'files' | 'inserts'>;

const handler = (call: string) => `  // Replace this answer by a verb's: npm run new -- verb.
  async ${call}() {
    return { ready: false };
  },
`;

const file = (
  name: string,
  type: string,
  call: string,
) => `import type { contract } from '@repo/api-client/contract/index';
import type { Handlers } from '../http/register.ts';

export const ${name}: ${type} = {
${handler(call)}};
`;

/** A file of handlers of its own, and its import. */
function inNewFile(read: Read, path: string, text: string, name: string): Parts {
  if (textOf(read, INDEX).includes(`{ ${name} }`))
    throw new Refusal(`${INDEX} has other handlers that are called ${name}: choose another name.`);
  return {
    files: { [`${ROUTES}/${path}.ts`]: text },
    inserts: [lineInOrder(read, INDEX, IMPORTS, `import { ${name} } from './${path}.ts';`)],
  };
}

function ofNewArea(read: Read, area: string, call: string): Parts {
  const [name, group] = [`${toCamel(area)}Handlers`, `contract.${toCamel(area)}`];
  const parts = inNewFile(read, area, file(name, `Handlers<typeof ${group}>`, call), name);
  const last = textOf(read, INDEX)
    .match(/^ {2}registerCalls\(.*$/gm)
    ?.at(-1);
  const registered = {
    path: INDEX,
    before: last ?? '',
    text: `  registerCalls(app, ctx, ${group}, ${name});\n`,
  };
  return { ...parts, inserts: [...parts.inserts, registered] };
}

/** Handlers of a group that stands in several files: this one gets a file of its own. */
function besideOthers(read: Read, area: string, call: string): Parts {
  const [name, group] = [`${call}Handlers`, `contract.${toCamel(area)}`];
  const text = file(name, `Pick<Handlers<typeof ${group}>, '${call}'>`, call);
  const parts = inNewFile(read, toKebab(call), text, name);
  const registered = { path: INDEX, after: `ctx, ${group}, {`, text: ` ...${name},` };
  return { ...parts, inserts: [...parts.inserts, registered] };
}

/** The handler of a call, wherever its area has its handlers. It answers that it is not ready until it has a verb. */
export function handle(read: Read, area: string, call: string): Parts {
  const index = textOf(read, INDEX);
  const group = `contract.${toCamel(area)}`;
  const [, whole] = new RegExp(`registerCalls\\(app, ctx, ${group}, (\\w+)\\);`).exec(index) ?? [];
  if (whole === undefined)
    return index.includes(`ctx, ${group}, {`) ? besideOthers(read, area, call) : ofNewArea(read, area, call);
  const [, path = ''] = new RegExp(`import \\{ ${whole} \\} from '\\./(.*)';`).exec(index) ?? [];
  const anchor = `export const ${whole}: Handlers<typeof ${group}> = {\n`;
  return { files: {}, inserts: [{ path: `${ROUTES}/${path}`, after: anchor, text: `${handler(call)}\n` }] };
}
