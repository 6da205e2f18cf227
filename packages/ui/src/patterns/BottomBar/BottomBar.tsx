import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Content, type ContentProps } from '../../primitives/Content/Content.tsx';
import { join } from '../../primitives/join.ts';
import * as css from './BottomBar.css.ts';
import { heightVar } from '../../tokens/bottom-bar-height.ts';

export interface BottomBarProps {
  /** Little content: the decision, and its button. */
  children: ReactNode;
  /** The width of the screen's own content. */
  width?: NonNullable<ContentProps['width']>;
}

/**
 * A screen's main action, always visible at the bottom of the viewport: over the whole width of a phone, and on a desk as
 * the last card of the column. It goes into the shell's `bottomBar`.
 */
export function BottomBar({ children, width = 'reading' }: BottomBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const keepRoom = () => style.setProperty(heightVar, `${String(element.offsetHeight)}px`);
    // At once as well: a scroll before the browser's first report of a size would end under the bar.
    keepRoom();
    const sizes = new ResizeObserver(keepRoom);
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      style.removeProperty(heightVar);
    };
  }, []);
  return (
    <div ref={bar} className={css.bar}>
      <Content width={width}>
        <div className={join(css.card, width === 'task' && css.ofForm)}>{children}</div>
      </Content>
    </div>
  );
}
