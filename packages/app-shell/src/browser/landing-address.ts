/** The first label of an app's own host (decisions.md section 2). */
const APP_LABEL = /^(?:employer|worker|ops)\./;

/** Where the public site is: this host without the app's label. */
export function landingOrigin({ protocol, host }: { protocol: string; host: string }): string {
  return `${protocol}//${host.replace(APP_LABEL, '')}`;
}

/** The public site's first page: where people without a session belong. */
export const landingAddress = () => `${landingOrigin(globalThis.location)}/`;
