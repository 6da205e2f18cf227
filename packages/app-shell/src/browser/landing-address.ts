/** The first label of the host of an app (decisions.md section 2). */
const APP_LABEL = /^(?:employer|worker|ops)\./;

/** The origin of the public site: this host without the label of the app. */
export function landingOrigin({ protocol, host }: { protocol: string; host: string }): string {
  return `${protocol}//${host.replace(APP_LABEL, '')}`;
}

/** The first page of the public site. Visitors without a session belong there. */
export const landingAddress = () => `${landingOrigin(globalThis.location)}/`;
