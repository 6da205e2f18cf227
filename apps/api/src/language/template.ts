/** What recognises a text with values in it, each of which stands in the text as its name in braces. */
export function patternOf(template: string): RegExp {
  const parts = template.split(/\{(\w+)\}/);
  const source = parts.map((part, index) => (index % 2 === 0 ? escaped(part) : `(?<${part}>.+)`)).join('');
  return new RegExp(`^${source}$`);
}

/** A text with its values in the place of their names. */
export const filled = (template: string, valueOf: (name: string) => string): string =>
  template.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => valueOf(name));

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
