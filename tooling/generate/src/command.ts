import { parseArgs } from 'node:util';
import { Refusal, type Generator, type Plan, type Surroundings } from './generator.ts';
import { generators } from './generators/all.ts';

const callOf = (name: string, { names, option }: Generator) =>
  [name, ...names, ...(option ? [`[--${option.name} ${option.value}]`] : [])].join(' ');

/** How the command is called, a generator in two lines. */
export const usage = [
  'npm run new -- <what> <name> ...',
  '',
  ...Object.entries(generators).flatMap(([name, generator]) => [
    `  ${callOf(name, generator)}`,
    `      ${generator.makes}`,
  ]),
].join('\n');

function parsed(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { schedule: { type: 'string' }, topic: { type: 'string' } },
    });
    return { options: new Map(Object.entries(values)), positionals };
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
}

/**
 * The plan that a command line asks for.
 * @throws Refusal for an unknown generator, too many or too few names, an option of another generator, or a wrong name.
 */
export function planOf(args: readonly string[], surroundings: Omit<Surroundings, 'option'>): Plan {
  const { options, positionals } = parsed(args);
  const [what = '', ...names] = positionals;
  const generator = Object.hasOwn(generators, what) ? generators[what] : undefined;
  if (what === '') throw new Refusal('Say what to make, and its name.');
  if (generator === undefined)
    throw new Refusal(`"${what}" is none of: ${Object.keys(generators).join(', ')}.`);
  if (names.length !== generator.names.length)
    throw new Refusal(`"${what}" takes ${generator.names.join(' ')}, not ${names.length} names.`);
  const foreign = [...options.keys()].find((name) => name !== generator.option?.name);
  if (foreign !== undefined) throw new Refusal(`"${what}" has no option --${foreign}.`);
  const option = options.get(generator.option?.name ?? '');
  return generator.plan(names, { ...surroundings, option });
}
