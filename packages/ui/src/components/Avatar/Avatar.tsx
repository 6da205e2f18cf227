import { useState } from 'react';
import { join } from '../../primitives/join.ts';
import * as css from './Avatar.css.ts';

export const avatarSizes = ['small', 'medium', 'large'] as const;

export interface AvatarProps {
  /** At most two letters; `@repo/domain/initials` makes them from a name or a phone. */
  initials: string;
  /** A picture in their place. While it is missing or broken the initials stand there. */
  photo?: string | undefined;
  size?: (typeof avatarSizes)[number];
}

/** Somebody's picture or initials. It stands beside the name, so readers pass it by. */
export function Avatar({ initials, photo, size = 'medium' }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={join(css.avatar, css.size[size])} aria-hidden="true">
      {photo === undefined || photo === broken ? (
        initials
      ) : (
        <img
          className={css.photo}
          src={photo}
          alt=""
          onError={() => {
            setBroken(photo);
          }}
        />
      )}
    </span>
  );
}
