import { useCallback, useState } from 'react';
import { readList, writeList } from '../../platform/storage';
import { toggled } from './toggled';

const key = 'sightline.favourites';

/** The games that the user has starred. Nothing is stored before the first star. */
export function useFavourites() {
  const [favourites, setFavourites] = useState(() => readList(key));

  const toggleFavourite = useCallback(
    (id: string) => {
      const next = toggled(favourites, id);
      writeList(key, next);
      setFavourites(next);
    },
    [favourites],
  );

  return { favourites, toggleFavourite };
}
