import { useLayoutEffect, useRef, type PointerEvent, type RefObject } from 'react';
import type { View } from './view.ts';

/** The part of the frame by which an arrow key moves the picture. */
const KEY_SHARE = 0.2;

/** A hand that presses moves less than this. */
const DRAG_PIXELS = 5;

const arrows: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Moves the picture in its frame by an arrow key. False: the key is none, or the picture cannot move that way, and the
 * browser scrolls the page.
 */
export function panByKey(frame: HTMLElement, key: string): boolean {
  const way = arrows[key];
  if (way === undefined) return false;
  const { scrollLeft, scrollTop } = frame;
  frame.scrollBy(way[0] * frame.clientWidth * KEY_SHARE, way[1] * frame.clientHeight * KEY_SHARE);
  return frame.scrollLeft !== scrollLeft || frame.scrollTop !== scrollTop;
}

/**
 * The picture in its frame follows a drag of the mouse, and its middle stays in the middle when it grows. A pressed place
 * becomes its middle. A finger scrolls by itself.
 */
export function usePan(frame: RefObject<HTMLElement | null>, { zoom, turns }: View, onPress: () => void) {
  const middle = useRef({ across: 0.5, down: 0.5 });
  const grip = useRef<{ pointer: number; x: number; y: number; dragged: boolean }>(undefined);

  useLayoutEffect(() => {
    // What is in the middle of a turned picture is somewhere else.
    middle.current = { across: 0.5, down: 0.5 };
  }, [turns]);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const { across, down } = middle.current;
    element.scrollLeft = across * element.scrollWidth - element.clientWidth / 2;
    element.scrollTop = down * element.scrollHeight - element.clientHeight / 2;
  }, [frame, zoom, turns]);

  const letGo = () => {
    grip.current = undefined;
  };
  return {
    onScroll: () => {
      const element = frame.current;
      if (element === null) return;
      middle.current = {
        across: (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth,
        down: (element.scrollTop + element.clientHeight / 2) / element.scrollHeight,
      };
    },
    onPointerDown: (event: PointerEvent) => {
      const { pointerId, pointerType, button, clientX, clientY, currentTarget, target } = event;
      // Only the picture is held. The frame itself has the scroll bars.
      if (pointerType === 'touch' || button !== 0 || target === currentTarget) return;
      currentTarget.setPointerCapture(pointerId);
      grip.current = { pointer: pointerId, x: clientX, y: clientY, dragged: false };
    },
    onPointerMove: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
      const held = grip.current;
      if (held?.pointer !== pointerId) return;
      const across = held.x - clientX;
      const down = held.y - clientY;
      if (!held.dragged && Math.hypot(across, down) < DRAG_PIXELS) return;
      currentTarget.scrollBy(across, down);
      grip.current = { pointer: pointerId, x: clientX, y: clientY, dragged: true };
    },
    onPointerUp: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
      const held = grip.current;
      letGo();
      if (held?.pointer !== pointerId || held.dragged) return;
      const sheet = currentTarget.firstElementChild?.getBoundingClientRect();
      if (sheet !== undefined)
        middle.current = {
          across: (clientX - sheet.left) / sheet.width,
          down: (clientY - sheet.top) / sheet.height,
        };
      onPress();
    },
    onPointerCancel: letGo,
  };
}
