/** A part of a component, and the tokens from which its style takes its values. */
export interface Part {
  readonly name: string;
  readonly tokens: readonly string[];
}

/** `vars.color.primary`, written `color.primary`. A computed part has no name here. */
const TOKEN = /\bvars((?:\.\w+)+)/g;

const spoken = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The parts in a style file. Each style has the name of its part; a part without tokens is left out. */
export function partsOf(styles: string): readonly Part[] {
  const blocks = styles.split(/^(?=(?:export )?const |globalStyle\()/m);
  return blocks.flatMap((block) => {
    const name = /^export const (\w+)/.exec(block)?.[1];
    const tokens = [...new Set([...block.matchAll(TOKEN)].map(([, path = '']) => path.slice(1)))];
    return name === undefined || tokens.length === 0
      ? []
      : [{ name: spoken(name), tokens: tokens.toSorted() }];
  });
}
