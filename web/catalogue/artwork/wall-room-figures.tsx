/** Someone 170 cm tall, looking at the wall. */
export function Person({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 60 170" aria-hidden="true">
      <path
        fill="#2A251F"
        d="M20 100h9.5l-1 63.500c0 3.500-1 5-4 5h-8.500c-3.500 0-3-4 .5-5.500l3.500-2zM30.500 100h9.500l0 61 3.500 2c3.500 1.500 4 5.500.5 5.500h-8.500c-3 0-4-1.500-4-5z"
      />
      <path
        fill="#35596B"
        d="M22 31c-8 2-12 5.500-13.500 14L4.500 78c-.6 5.500 1.500 8 4.500 8l3.500-.5L15 122h30l2.500-36.500 3.500.5c3 0 5.100-2.500 4.500-8l-4-33C50 36.500 46 33 38 31z"
      />
      <path
        fill="#2B4A5A"
        d="M30 31h8c8 2 12 5.500 13.500 14l4 33c.6 5.500-1.500 8-4.500 8l-3.500-.5L45 122H30z"
      />
      <path fill="#6E4630" d="M25.500 22h9v8.500c-2.500 2.700-6.500 2.700-9 0z" />
      <path
        fill="#1F1813"
        d="M30 2c7 0 11.500 5 11.500 12 0 8-5 13.500-11.500 13.500S18.500 22 18.500 14C18.500 7 23 2 30 2z"
      />
      <circle fill="#1F1813" cx="38.500" cy="5.500" r="5" />
    </svg>
  )
}

/** A gallery bench, 150 cm wide. */
export function Bench({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 150 45" fill="currentColor" aria-hidden="true">
      <rect width="150" height="7" />
      <rect x="13" y="7" width="5" height="38" />
      <rect x="132" y="7" width="5" height="38" />
      <rect x="18" y="33" width="114" height="2.500" />
    </svg>
  )
}

/** A sofa for three, 210 cm wide and 82 cm high. */
export function Sofa({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 210 82" aria-hidden="true">
      <path fill="#2A251F" d="M18 72h5l-2 10h-2zM187 72h5l-1 10h-2zM60 72h4v7h-4zM146 72h4v7h-4z" />
      <path fill="#6F6A5C" d="M22 8c0-5 3-8 8-8h150c5 0 8 3 8 8v46H22z" />
      <path fill="#827C6C" d="M24 38h54v18H24zM79 38h52v18H79zM132 38h54v18h-54z" />
      <path fill="#5E5A4E" d="M78 4h1v52h-1zM131 4h1v52h-1z" />
      <path fill="#6F6A5C" d="M20 54h170v18H20z" />
      <path fill="#5E5A4E" d="M20 54h170v2H20z" />
      <path
        fill="#77715F"
        d="M0 34c0-6 4-10 11-10s11 4 11 10v40H4c-2 0-4-2-4-4zM188 34c0-6 4-10 11-10s11 4 11 10v36c0 2-2 4-4 4h-18z"
      />
    </svg>
  )
}
