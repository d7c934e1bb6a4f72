/** Details of the view, loaded when they are opened. */
export const words = {
  angles: {
    coverage: { term: 'Coverage', meaning: 'edge to edge of one screen' },
    total: { term: 'Total span', meaning: 'outer edge to outer edge' },
    blindWedge: { term: 'Hidden by bezels', meaning: 'at each seam' },
    footprint: { term: 'Footprint', meaning: 'width × depth of the three' },
  },

  resolution: {
    label: 'Your 21:9 in pixels',
    asItSays: 'Exactly 21:9',
    help: 'The label is rounded; the pixels tell the real shape.',
    /** Marketed ratio, and true ratio. */
    options: {
      '3440x1440': '3440 × 1440 (43:18)',
      '2560x1080': '2560 × 1080 or 5120 × 2160 (64:27)',
      '3840x1600': '3840 × 1600 (12:5)',
    },
  },

  sharpness: {
    pixelsPerDegree: {
      term: 'Pixels per degree',
      meaning: 'Straight ahead. Above 60, most eyes can’t see single pixels.',
    },
    gapPx: {
      term: 'Seam in pixels',
      meaning:
        'For your graphics driver’s bezel correction. Turn that off where the game corrects bezels itself.',
    },
  },

  fits: {
    legend: 'Games draw for flat screens. What should be right on your curved one?',
    meanings: {
      centre: 'Life size straight ahead; the sides are off.',
      balanced: 'The smallest error over the whole picture.',
      edge: 'Right at the edges; straight ahead looks smaller.',
    },
    ofThree: 'Three curved screens use the edge fit: any other leaves gaps at the seams.',
  },
};
