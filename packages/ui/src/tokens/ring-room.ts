/** The padding of a part that scrolls by itself: the ring of a focused control at its edge stays in sight. */
export const RING_ROOM = '0.3125rem';
