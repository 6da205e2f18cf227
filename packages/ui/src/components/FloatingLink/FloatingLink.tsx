import type { ReactNode } from 'react';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as css from './FloatingLink.css.ts';

export interface FloatingLinkProps {
  /** Its purpose, for screen-reader users and as a tooltip: 'Chat with us'. */
  label: string;
  icon: ReactNode;
  /** An address of another app or site. It opens beside this one. */
  href: string;
}

/** A link that stays within reach at every scroll position: help. It floats above a tab bar. Put it last. */
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
      </Anchor>
    </div>
  );
}
