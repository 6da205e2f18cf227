import type { Other, Page } from '@repo/api-client/queries/work';

const nameOf = ({ name }: Other): string => name ?? 'A colleague';

/** Who else has the page open: 'Also here: Brian Otieno (holds a check), Achieng'. */
export const alsoHereText = (others: readonly Other[], kind: Page['kind']): string => {
  const held = kind === 'case' ? 'holds a check' : 'holds it';
  const names = others.map((other) => nameOf(other) + (other.holds ? ` (${held})` : ''));
  return `Also here: ${names.join(', ')}`;
};

/** Who has come: 'Brian Otieno and Achieng are here too.' */
export const arrivalText = (arrived: readonly Other[]): string =>
  `${arrived.map(nameOf).join(' and ')} ${arrived.length === 1 ? 'is' : 'are'} here too.`;
