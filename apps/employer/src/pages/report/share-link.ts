export type Shared = 'shared' | 'copied' | 'dismissed' | 'failed';

/** Hands a link to the phone's own share sheet; where there is none, it is copied. */
export async function shareLink(link: { readonly title: string; readonly url: string }): Promise<Shared> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(link);
      return 'shared';
    }
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'failed';
  }
}
