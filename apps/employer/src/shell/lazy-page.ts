import { CHUNK_TIMEOUT_SECONDS } from '@repo/domain/timers';
import { lazy, type ComponentType } from 'react';

const RELOADED_AT = 'chunkReloadedAt';
const RELOAD_AGAIN_AFTER_MILLISECONDS = 60_000;
export const CHUNK_FAILED = 'Loading chunk failed';
export const NOT_FOUND = '404 Not Found';

type Module = { readonly default: ComponentType };
export interface AppPage {
  readonly Page: ComponentType;
  /** Fetches the page's code ahead of time. Never fails: the page itself will tell. */
  readonly preload: () => void;
}

/** A page whose code comes with the entry. */
export const eagerPage = (Page: ComponentType): AppPage => ({ Page, preload: () => {} });

/** A page whose code is fetched when it is first shown. */
export function lazyPage(load: () => Promise<Module>): AppPage {
  return {
    Page: lazy(() => orReload(withTimeout(load()))),
    preload: () => void load().catch(() => null),
  };
}

function withTimeout<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(CHUNK_FAILED)), CHUNK_TIMEOUT_SECONDS * 1000);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * A deploy removes the files that an open page still knows by name. Loading the page again brings the new names; once,
 * because without a network it would go round in circles.
 */
async function orReload(loading: Promise<Module>): Promise<Module> {
  try {
    return await loading;
  } catch (cause) {
    if (!mayReload()) throw new Error(CHUNK_FAILED, { cause });
    globalThis.location.reload();
    // The page is about to go; nothing may be shown in its place.
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
