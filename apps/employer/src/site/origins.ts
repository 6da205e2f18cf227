const OWN_LABEL = 'employer.';

/** Where the public site is: this host without its first label (decisions.md section 2). */
export function landingOrigin({ protocol, host }: { protocol: string; host: string }): string {
  const bare = host.startsWith(OWN_LABEL) ? host.slice(OWN_LABEL.length) : host;
  return `${protocol}//${bare}`;
}

/** The public site's first page: where people without a session belong. */
export const landingAddress = () => `${landingOrigin(globalThis.location)}/`;
