import { Refusal } from './generator.ts';

const forms = {
  kebab: { pattern: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, example: 'close-account' },
  camel: { pattern: /^[a-z][a-z0-9]*([A-Z][a-z0-9]+)*$/, example: 'closeAccount' },
  Pascal: { pattern: /^([A-Z][a-z0-9]+)+$/, example: 'CloseAccount' },
} as const;

/** No variable can have these names. */
const RESERVED = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof undefined var void while with yield'
  ).split(' '),
);

/**
 * The name, where it has the form that such names have.
 * @throws Refusal with an example of the form.
 */
export function inForm(form: keyof typeof forms, what: string, name: string): string {
  const { pattern, example } = forms[form];
  if (!pattern.test(name)) throw new Refusal(`${what} is written like "${example}", not "${name}".`);
  if (RESERVED.has(name)) throw new Refusal(`${what} cannot be "${name}": TypeScript keeps that word.`);
  return name;
}

/**
 * The two names on either side of a slash.
 * @throws Refusal where there are not two.
 */
export function halves(what: string, path: string): readonly [string, string] {
  const [first = '', second = '', ...more] = path.split('/');
  if (first === '' || second === '' || more.length > 0)
    throw new Refusal(`${what} has two names around one slash, not "${path}".`);
  return [first, second];
}

/** `CloseAccount` and `closeAccount` as `close-account`. */
export const toKebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter, at: number) => `${at === 0 ? '' : '-'}${letter.toLowerCase()}`);

/** `close-account` as `CloseAccount`. */
export const toPascal = (kebab: string): string =>
  kebab.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `close-account` and `CloseAccount` as `closeAccount`. */
export const toCamel = (name: string): string => {
  const pascal = toPascal(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
};

/** `close-account` and `CloseAccount` as `Close Account`. */
export const toTitle = (name: string): string => toPascal(name).replaceAll(/(?!^)[A-Z]/g, ' $&');
