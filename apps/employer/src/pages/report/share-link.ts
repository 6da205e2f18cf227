type Shared = 'shared' | 'copied' | 'dismissed' | 'failed';

/** Passes a link to the share sheet of the phone. Without a share sheet it copies the link. */
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
