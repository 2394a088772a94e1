// Order matters: Mantine in its own layer, so that our classes win without !important.
import '@mantine/core/styles.layer.css'
import './fonts.css'
import '@vitrine/ui/styles/console.css'
import './app.css'
