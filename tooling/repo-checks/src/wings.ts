/**
 * The wings of the service, in layers from the top. A wing may call a wing of a lower layer. It may never call a wing of a
 * higher layer or of its own layer.
 */
export const layers: readonly (readonly string[])[] = [
  ['inbound'],
  ['money'],
  ['reporting', 'consent'],
  ['people'],
  ['evidence'],
  ['casework'],
  ['trust', 'refunds', 'messaging'],
  ['work'],
  ['access', 'platform'],
];

export const SERVICES = 'apps/api/src/services';

/** The wing of a service file. */
export const wingOf = (path: string): string | undefined =>
  path.startsWith(`${SERVICES}/`) ? path.slice(SERVICES.length + 1).split('/')[0] : undefined;

const layerOf = (wing: string) => layers.findIndex((wings) => wings.includes(wing));

/** The objection to a call between wings, or undefined for an allowed call. */
export function wingObjection(from: string, target: string): string | undefined {
  const caller = wingOf(from);
  const called = wingOf(target);
  if (caller === undefined || called === undefined || caller === called) return undefined;
  if (layerOf(caller) < layerOf(called)) return undefined;
  return `${from} imports ${target}. ${caller} may call lower layers only, and ${called} is in none: let ${called} call ${caller}, or hand in what is needed through the context.`;
}
