import { DocsContext, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';

type Globals = Readonly<Record<string, unknown>>;

const isGlobals = (value: unknown): value is Globals => typeof value === 'object' && value !== null;

/** The choices of the toolbar on a documentation page. */
export function useGlobalsOf(context: DocsContextProps): Globals {
  const [globals, setGlobals] = useState<Globals>(() => {
    const [first] = context.componentStories();
    if (first === undefined) return {};
    const globals: unknown = context.getStoryContext(first)['globals'];
    return isGlobals(globals) ? globals : {};
  });
  useEffect(() => {
    // The wish of the toolbar. What a story made of it is heard from the windows inside the page too.
    const changed = ({ globals: wished }: { readonly globals: Globals }) =>
      setGlobals((before) => ({ ...before, ...wished }));
    context.channel.on(UPDATE_GLOBALS, changed);
    return () => context.channel.off(UPDATE_GLOBALS, changed);
  }, [context]);
  return globals;
}

export const useGlobals = (): Globals => useGlobalsOf(useContext(DocsContext));
