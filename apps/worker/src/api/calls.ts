const load = () => import('./sign-in.ts');

/** Fetches what calls the service ahead of time. A failure here is met again, and told, when it is wanted. */
export function preloadCalls(): void {
  load().catch(() => undefined);
}

export const sendCode = async (phone: string): Promise<void> => (await load()).sendCode(phone);
