import { useMedia } from '../../../ui/base/useMedia.ts';

/** Whether the window is high enough for a bar at its top: else, as at 400 % zoom, it would leave too little of the page. */
export const useIsTall = () => useMedia('(height >= 27em)');
