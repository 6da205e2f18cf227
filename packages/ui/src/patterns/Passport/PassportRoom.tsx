import * as css from './PassportRoom.css.ts';

/** The room of a `Passport` whose code or record arrives later, so that nothing moves then. */
export const PassportRoom = () => <div className={css.room} aria-hidden="true" />;
