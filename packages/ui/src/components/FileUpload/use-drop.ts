import { useState, type DragEvent } from 'react';

/** The handlers for a file drop on a frame, and whether a file is held over it now. */
export function useDrop(onDrop: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        // Without this the browser leaves the screen and shows the file.
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        // A move from the frame to an element inside it is no leave.
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(false);
        const file = event.dataTransfer.files[0];
        if (file) onDrop(file);
      },
    },
  } as const;
}
