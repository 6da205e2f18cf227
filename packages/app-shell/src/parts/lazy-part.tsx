import { CHUNK_TIMEOUT_SECONDS } from '@repo/domain/timers';
import { fetchModule } from '@repo/ui/fetch-module';
import { lazy, useState, type ComponentType } from 'react';

const RELOADED_AT = 'chunkReloadedAt';
const RELOAD_AGAIN_AFTER_MILLISECONDS = 60_000;
export const CHUNK_FAILED = 'Loading chunk failed';
export const NOT_FOUND = '404 Not Found';

/** A part of the app whose code can arrive after the code of its parent. */
export interface AppPart<Props extends object = object> {
  readonly Part: ComponentType<Props>;
  /** Fetches the code ahead of time. It never rejects: the part itself shows the failure. */
  readonly preload: () => Promise<void>;
}

/** A part in the entry chunk. */
export const eagerPart = (Part: ComponentType): AppPart => ({ Part, preload: () => Promise.resolve() });

/** A part whose code is fetched at the first rendering, or earlier by `preload`. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): AppPart<Props> {
  let fetched: ComponentType<Props> | undefined;
  const fetchCode = async () => {
    const module = await fetchModule(load);
    fetched = module.default;
    return module;
  };
  const Awaited: ComponentType<Props> = lazy(() => orReload(withTimeout(fetchCode())));
  return {
    // A fetched part renders at once: `lazy` would show the waiting state first, and keep it for 300 ms.
    Part: function Part(props: Props) {
      const [Shown] = useState(() => fetched ?? Awaited);
      return <Shown {...props} />;
    },
    preload: async () => void (await fetchCode().catch(() => null)),
  };
}

function withTimeout<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(CHUNK_FAILED)), CHUNK_TIMEOUT_SECONDS * 1000);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * A deploy removes the chunks that an open page still refers to. A reload brings the new names. The page reloads once only,
 * because without a network it would reload forever.
 */
async function orReload<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (cause) {
    if (!mayReload()) throw new Error(CHUNK_FAILED, { cause });
    globalThis.location.reload();
    // The page is about to reload: nothing may replace it on the screen.
    return await new Promise<never>(() => {});
  }
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    if (!navigator.onLine || Date.now() - last < RELOAD_AGAIN_AFTER_MILLISECONDS) return false;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
