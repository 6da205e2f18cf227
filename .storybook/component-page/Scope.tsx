import type { ReactNode } from 'react';
import type { Mode } from '../book/theme.ts';
import * as css from './page.css.ts';
import { useGlobals } from './use-globals.ts';

interface ScopeProps {
  /** Without one: the mode of the toolbar. */
  readonly mode?: Mode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of the page in the theme of the toolbar's audience. Storybook's own styles of a page stay outside. */
export function Scope({ mode, className = '', children }: ScopeProps) {
  const globals = useGlobals();
  return (
    <div
      className={`sb-unstyled ${css.scope} ${className}`}
      data-audience={String(globals['audience'])}
      data-mode={mode ?? String(globals['mode'])}
    >
      {children}
    </div>
  );
}
