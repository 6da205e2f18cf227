/** At least one sentence each: a component without guidance is not finished. */
type Sentences = readonly [string, ...string[]];

/** Another component, and the case in which it is the better one. */
export interface Alternative {
  /** Its place in the sidebar: `Components/Notice`. */
  readonly use: string;
  readonly when: string;
}

export interface Guidance {
  readonly do: Sentences;
  readonly dont: Sentences;
  /** How its words are written. */
  readonly words?: Sentences;
  /** The use with a screen reader, without a mouse, and at twice the size. */
  readonly access: Sentences;
  /** The components that it is confused with. */
  readonly alternatives?: readonly Alternative[];
}

/** The guidance for designers on a component's page: `parameters: guidance({ … })` in its stories. */
export const guidance = (of: Guidance): { readonly guidance: Guidance } => ({ guidance: of });

interface Choice {
  readonly options: readonly (string | number)[];
  readonly control: { readonly type: 'select' };
  readonly table: { readonly type: { readonly summary: string } };
}

const written = (option: string | number) => (typeof option === 'number' ? String(option) : `'${option}'`);

/** Options of props whose type the component parser cannot resolve: `argTypes: choices({ size: sizes })`. */
export const choices = (of: Readonly<Record<string, readonly (string | number)[]>>): Record<string, Choice> =>
  Object.fromEntries(
    Object.entries(of).map(([name, options]) => [
      name,
      {
        options,
        control: { type: 'select' },
        table: { type: { summary: options.map(written).join(' | ') } },
      },
    ]),
  );
