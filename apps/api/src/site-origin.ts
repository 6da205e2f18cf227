/** The origin of a site that is a subdomain of the public one. */
export function siteOrigin(label: 'employer' | 'worker' | 'ops', publicOrigin: string): string {
  const url = new URL(publicOrigin);
  url.hostname = `${label}.${url.hostname}`;
  return url.origin;
}
