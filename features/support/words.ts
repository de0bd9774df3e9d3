export type PriceBandLabel = 'Under $100' | '$100 - $500' | '$500 - $1000' | 'Over $1000'
export type SortLabel = 'Newest First' | 'Price: Low to High' | 'Price: High to Low' | 'Most Popular'
