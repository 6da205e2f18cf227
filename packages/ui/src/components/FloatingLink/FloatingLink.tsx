import type { ReactNode } from 'react';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as css from './FloatingLink.css.ts';

export interface FloatingLinkProps {
  /** Its purpose: 'Chat with us'. Where it floats, it is the name for screen readers and the tooltip. */
  label: string;
  icon: ReactNode;
  /** An address of another app or site. It opens beside this one. */
  href: string;
}

/** The link to help. It floats on a desk, within reach at every scroll position. On a phone it ends the screen. Put it last. */
export function FloatingLink({ label, icon, href }: FloatingLinkProps) {
  return (
    <div className={css.room}>
      <Anchor
        href={href}
        className={css.link}
        aria-label={label}
        title={label}
        target="_blank"
        rel="noopener noreferrer"
      >
        {icon}
        <span className={css.words}>{label}</span>
      </Anchor>
    </div>
  );
}
